/** What is known of a contact in a text each; table and wire have it under the same name, and null or absent where it isn't. */
export const CONTACT_FIELDS = ['email', 'company', 'notes'] as const
type ContactField = (typeof CONTACT_FIELDS)[number]

/** A value for each of them. */
export const byContactField = <Value>(value: (field: ContactField) => Value) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, value(field)])) as Record<ContactField, Value>
