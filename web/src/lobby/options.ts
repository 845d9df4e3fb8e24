// From a game's JSON Schema to the fields of the options form, and back to what the server is sent.

export type Value = string | number | boolean | null;
export type Options = Record<string, Value>;

export type Field = { name: string; initial: Value; nullable: boolean; onlyWith?: Options } & Kind;
type Kind =
  { kind: "enum"; values: Value[] } | { kind: "integer"; minimum: number; maximum: number } | { kind: "boolean" };

interface Schema {
  type?: string;
  enum?: Value[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  default?: Value;
  "x-only-with"?: Options; // the values of other options without which this one has no effect
}

function kindOf(schema: Schema): Kind | null {
  if (schema.enum) return { kind: "enum", values: schema.enum };
  if (schema.type === "boolean") return { kind: "boolean" };
  if (schema.type !== "integer") return null;
  return { kind: "integer", minimum: schema.minimum ?? 0, maximum: schema.maximum ?? Number.MAX_SAFE_INTEGER };
}

function fieldOf(name: string, schema: Schema): Field | null {
  const parts = schema.anyOf ?? [schema];
  const nullable = parts.some((part) => part.type === "null");
  const kind = parts.map(kindOf).find((found) => found !== null);
  if (!kind) return null; // a kind of option no form can draw keeps its default
  if (kind.kind === "enum" && nullable) kind.values = [...kind.values, null];
  const condition = schema["x-only-with"] ? { onlyWith: schema["x-only-with"] } : {};
  return { name, nullable, initial: schema.default ?? null, ...condition, ...kind };
}

/** List the fields of a game's options form, in the order of the schema. */
export function fieldsOf(schema: Record<string, unknown>): Field[] {
  const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
  return Object.entries(properties)
    .map(([name, property]) => fieldOf(name, property))
    .filter((field) => field !== null)
    .filter((field) => field.kind !== "enum" || field.values.length > 1); // one value alone is no choice
}

/** Tell whether a field has any effect beside the other options chosen. */
export function matters(field: Field, options: Options): boolean {
  return Object.entries(field.onlyWith ?? {}).every(([name, value]) => options[name] === value);
}

/** Return the options as they stand before anyone touches the form. */
export function initialOptions(fields: Field[]): Options {
  return Object.fromEntries(fields.map((field) => [field.name, field.initial]));
}

/** Return the number a nullable field shows when it is switched on again. */
export function someNumber(field: Field & { kind: "integer" }): number {
  return typeof field.initial === "number" ? field.initial : Math.max(field.minimum, Math.min(field.maximum, 3));
}

/** Return the Fluent id that words a value of an option. */
export function valueId(game: string, field: string, value: Value): string {
  return `${game}-option-${field}-${value === null ? "none" : String(value)}`;
}
