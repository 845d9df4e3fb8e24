#include "json.h"

#include <string.h>

static const char *past_string(const char *at)
{
    for (at++; *at && *at != '"'; at++)
        if (*at == '\\' && at[1])
            at++;
    return *at ? at + 1 : at;
}

static const char *past_nested(const char *at)
{
    int depth = 0;
    while (*at) {
        if (*at == '"') {
            at = past_string(at);
            continue;
        }
        depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
        at++;
        if (depth == 0)
            break;
    }
    return at;
}

const char *past(const char *value)
{
    if (*value == '"')
        return past_string(value);
    if (*value == '{' || *value == '[')
        return past_nested(value);
    return value + strcspn(value, ",]}");
}

const char *field(const char *object, const char *name)
{
    size_t length = strlen(name);
    if (!object || *object != '{')
        return NULL;
    for (const char *at = object + 1; *at == '"';) {
        const char *value = past_string(at) + 1;
        if (strncmp(at + 1, name, length) == 0 && at[1 + length] == '"')
            return value;
        at = past(value);
        at += *at == ',';
    }
    return NULL;
}

const char *item(const char *array, int index)
{
    if (!array || *array != '[' || array[1] == ']')
        return NULL;
    const char *at = array + 1;
    for (; index > 0; index--) {
        at = past(at);
        if (*at++ != ',')
            return NULL;
    }
    return at;
}

int items(const char *array)
{
    int count = 0;
    for (const char *at = array ? item(array, 0) : NULL; at; at = *at == ',' ? at + 1 : NULL) {
        at = past(at);
        count++;
    }
    return count;
}
