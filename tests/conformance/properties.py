"""The properties of the suite in one list each: of every setup, of some setups because they take long, of a folder."""

from tests.conformance import asking, course, folder, positions, repeating, secrecy, wording

OF_A_SETUP = (
    repeating.same_seed_and_answers_give_the_same_game,
    repeating.two_tables_do_not_disturb_each_other,
    repeating.every_prefix_of_the_answers_replays,
    repeating.a_stored_state_plays_on_alike,
    repeating.a_position_written_down_goes_on_identically,
    repeating.a_position_that_chance_never_led_to_goes_on_identically,
    repeating.a_record_replays,
    asking.questions_are_well_formed,
    asking.every_option_is_accepted,
    asking.nothing_else_is_accepted,
    asking.answers_in_any_order_are_the_same_step,
    asking.half_a_turn_tells_nothing,
    asking.everything_survives_the_wire,
    course.old_states_never_change,
    course.looking_changes_nothing,
    course.no_card_is_lost_or_made,
    course.a_game_ends_and_only_then_has_a_result,
    course.the_result_ranks_every_seat,
    secrecy.every_card_is_seen_or_unseen,
    secrecy.exchanging_unseen_cards_changes_no_view,
    secrecy.the_seed_is_in_no_view,
    secrecy.the_seed_is_never_told,
    secrecy.a_seat_cannot_tell_an_imagined_state_from_the_truth,
    secrecy.a_spectator_knows_no_more_than_any_seat,
    secrecy.an_imagined_state_plays_on_to_the_end,
    secrecy.imagining_varies_all_that_is_hidden,
    secrecy.imagining_needs_nothing_but_chance,
    secrecy.an_imagined_match_keeps_who_has_answered,
    secrecy.events_name_no_card_that_stays_hidden,
    secrecy.events_do_not_depend_on_what_stays_hidden,
    secrecy.a_new_deal_tells_only_what_it_shows,
    secrecy.nobody_forgets_what_was_shown,
)

OF_SOME_SETUPS = (
    course.every_bot_plays_by_the_options,
    course.every_bot_chooses_what_it_values_most,
    positions.a_spoilt_position_is_refused_or_plays_on,
)

OF_A_FOLDER = (
    folder.everything_is_there,
    folder.it_says_what_it_is,
    folder.every_rule_is_named_by_a_test,
    folder.every_translation_has_every_rule,
    folder.the_code_cites_rules_that_exist,
    folder.every_option_value_can_be_played,
    folder.options_are_as_the_schema_says,
    repeating.another_process_plays_the_same_games,
    folder.the_stories_are_fresh,
    folder.the_counts_are_right,
    wording.every_language_has_every_message,
    wording.every_language_uses_the_same_variables,
    wording.messages_use_only_what_they_are_given,
    wording.everything_met_can_be_said,
    wording.every_bot_has_a_name,
)
