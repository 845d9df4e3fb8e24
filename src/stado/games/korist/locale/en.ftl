### Words of korist.

korist-name = Plunder
    .published = Linko!, Abluxxen, Kořist
korist-tagline = Lay cards of one value in layers before you. Lay as many as an opponent, only higher, and that opponent's top layer is yours to take. Whoever gets rid of the whole hand ends the game.
korist-goal = Cards before you count plus, cards in hand minus: the most points win.
korist-aim = Laid cards count plus, cards in hand minus: the most points win

## Questions

korist-ask-lay = Lay cards of one value
korist-ask-shadow = Choose what to plunder from the shadow
korist-ask-plunder = Plunder: take the cards or leave them?
korist-ask-return = Take your cards back or discard them?
korist-ask-draw = Draw a card
korist-ask-extra = You may draw one card
korist-wait-ask-plunder = { $player } may plunder { $victim }: take or leave?
korist-wait-ask-return = { $player } takes the cards back or discards them

## Choices

korist-choice-lay =
    { $value ->
        [0] { $count ->
            [one] Lay one joker
           *[other] Lay { $count } jokers
        }
       *[other] { $jokers ->
            [0] { $count ->
                [one] Lay { $value }
               *[other] Lay { $count } × { $value }
            }
            [one] Lay { $count } × { $value }, one of them a joker
           *[other] Lay { $count } × { $value }, { $jokers } of them jokers
        }
    }
korist-choice-shadow = Plunder the shadow: { $value }
korist-choice-plunder =
    { $take ->
        [true] Take the cards
       *[false] Leave them
    }
korist-choice-return =
    { $back ->
        [true] Take them back
       *[false] Discard them and draw
    }
korist-choice-draw =
    { $source ->
        [stock] Draw from the stock
        [0] Draw the first of the supply
        [1] Draw the second of the supply
        [2] Draw the third of the supply
        [3] Draw the fourth of the supply
        [4] Draw the fifth of the supply
       *[5] Draw the sixth of the supply
    }
korist-choice-end = Do not draw

## Events

korist-event-laid = { $player } lays { $cards }.
korist-event-shadow-plundered = { $player } plunders the shadow: { $cards }.
korist-event-plundered = { $player } takes { $cards } from { $victim }.
korist-event-left = { $player } leaves { $cards } to { $victim }.
korist-event-took-back = { $player } takes back { $cards }.
korist-event-discarded = { $player } discards { $cards }.
korist-event-drew =
    { $blind ->
        [true] { $player } draws from the stock.
       *[false] { $player } draws { $cards } from the supply.
    }
korist-event-declined = { $player } does not draw.
korist-event-supply-refilled = New in the supply: { $cards }.
korist-event-shadow-refilled =
    { $covering ->
        [none] New in the shadow: { $cards }.
       *[other] { $cards ->
            [none] Onto the supply: { $covering }.
           *[other] New in the shadow: { $cards }. Onto the supply: { $covering }.
        }
    }
korist-event-game-ended =
    { $rule ->
        [hand] A hand is empty, the game is over. Scores: { $scores }. The win goes to { $winners }.
       *[stock] There is nothing left to draw, the game is over. Scores: { $scores }. The win goes to { $winners }.
    }

## Why did it go there?

korist-why-plunder = The new layer has exactly as many cards as this top layer and a higher value, so it must be plundered. Whoever plunders takes the cards or leaves them.
korist-why-own = The plundered cards were left, so their owner decides: back into the hand, or discard them and draw as many.
korist-why-shadow = A group of the shadow with exactly as many cards and a lower value must be plundered, and comes into the hand.
korist-why-end = The game ends at once when a hand is empty after laying, or when stock and supply are used up. Cards on the table count plus, cards in hand minus.

## Options

korist-option-level = Level
    .help = Basic: whoever plunders nobody may draw a card. Advanced: that draw is off. Expert: as advanced, and ones plunder thirteens and jokers that lie alone.
korist-option-level-basic = basic
korist-option-level-advanced = advanced
korist-option-level-expert = expert

## Cards

korist-card-0 = joker
korist-group =
    { $count ->
        [one] { $face }, one card
       *[other] { $face }, { $count } cards
    }

## The board

korist-players = Players
korist-hand = Your hand
korist-supply = Supply and stock
korist-shadow = The shadow
korist-slot = Supply { $slot }: { $cards }
korist-stock =
    { $stock ->
        [0] The stock is used up
        [one] Stock: one card
       *[other] Stock: { $stock } cards
    }
korist-seat-size =
    { $size ->
        [one] one card in hand
       *[other] { $size } cards in hand
    }
korist-seat-score = would score { $score } now
korist-ending-sources = What counted
korist-ending-laid = On the table
korist-ending-held = In hand
korist-ending-largest =
    { $count ->
        [one] The largest plunder: { $player } took one card from { $victim }.
       *[other] The largest plunder: { $player } took { $count } cards from { $victim }.
    }
korist-top = Top layer: { $cards }
korist-older = Below: { $cards }
korist-no-layer = no cards laid
korist-known =
    { $cards ->
        [none] No cards of this hand are known
       *[other] Known to be in the hand: { $cards }
    }
korist-show-known = Show the cards known to be in hands
korist-discards =
    { $count ->
        [0] No discards
        [one] Discards: one card
       *[other] Discards: { $count } cards
    }
korist-prey = Plunders: { $booty }.
korist-prey-none = Plunders nobody.
korist-shadow-group = the shadow’s { $value }
korist-hint-lay = Tap a value, set how many, then lay.
korist-hint-extra = Nobody to plunder: you may draw one card.
korist-hint-shadow = Tap one of the bright groups of the shadow.
korist-keys-lay = Keys 1–9 and arrows select, ↑ ↓ change the number, + − the jokers, Enter lays.
korist-keys-pick = Keys 1–9 select, Enter confirms.
korist-left =
    { $left ->
        [one] Draw one card: tap it.
       *[other] { $left } cards to draw: tap the next one.
    }
korist-count =
    { $count ->
        [one] card
       *[other] cards
    }
korist-jokers =
    { $jokers ->
        [one] joker
       *[other] jokers
    }
korist-less = fewer
korist-more = more
korist-booty = Before { $player }:
korist-left-you = { $player } leaves you:
korist-take =
    { $count ->
        [one] Take the card
       *[other] Take { $count } cards
    }
korist-leave = Leave them there
korist-back = Take back
korist-discard =
    { $count ->
        [one] Discard, draw one
       *[other] Discard, draw { $count }
    }
korist-draw = Draw { $cards }

## The table in a terminal

korist-terminal-player = Player
korist-terminal-score = Score
korist-terminal-hand = Hand
korist-terminal-layers = Layers, the top one in brackets; ★ is a joker (typed *)
korist-terminal-of-shadow = shadow
korist-terminal-draws =
    { $left ->
        [one] One card to draw
       *[other] { $left } cards to draw
    }
korist-terminal-drew = { $player } draws { $card } from the stock.

## What a simulation counts

korist-tally-plundered = layers plundered
korist-tally-shadow-plundered = layers plundered from the shadow
