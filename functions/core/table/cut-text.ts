/** At most `length` UTF-16 units of a text, never half a character: DynamoDB takes no text with half of a pair in it. */
export const cutText = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
