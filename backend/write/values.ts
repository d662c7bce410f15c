import type { Field } from "../../packages/lib/collections/field.ts";
import { type Fault, judgeValue } from "../../packages/lib/collections/value.ts";
import type { Value } from "../db/tables.ts";
import { type ApiError, failedValidation, invalidPayload, valueTooLong } from "../http/errors.ts";
import { type CollectionName, publicName } from "../schema.ts";

/** A fault in Directus's words. */
function refusal(collection: CollectionName, name: string, fault: Fault): ApiError {
  switch (fault.rule) {
    case "null":
      return failedValidation(name, "nnull", "Value can't be null");
    case "type":
      return invalidPayload(`"${name}" has to be ${fault.expected}`);
    case "length":
      return valueTooLong(publicName(collection), name);
    case "choice": {
      const list = fault.choices.map((choice) => `"${choice}"`).join(", ");
      const valid = fault.choices;
      return failedValidation(name, "in", `Value has to be one of ${list}`, { valid });
    }
    default:
      return failedValidation(name, "regex", "Value doesn't have the correct format");
  }
}

/**
 * A payload's value in the form that the column stores. Throws 400: INVALID_PAYLOAD for a wrong
 * type, FAILED_VALIDATION for a broken rule, VALUE_TOO_LONG.
 */
export function toStored(
  collection: CollectionName,
  name: string,
  field: Field,
  value: unknown,
): Value {
  const judged = judgeValue(field, value);
  if ("fault" in judged) throw refusal(collection, name, judged.fault);
  return typeof judged.stored === "boolean" ? Number(judged.stored) : judged.stored;
}
