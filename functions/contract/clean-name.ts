/** Line breaks, tabs, and other controls, and letters that show nothing. */
const BLANKS = /[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]+/gu
/** Marks of direction and of no width; the joiner of emojis stays where it joins some, as do the letters of a flag. */
const UNSEEN = new RegExp(
  [
    String.raw`(?![\u200d\u{e0020}-\u{e007f}])\p{Cf}`,
    String.raw`(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d`,
    String.raw`\u200d(?!\p{Extended_Pictographic})`,
    String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]`,
  ].join('|'),
  'gu',
)
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/

/** A name as it is kept: one line of what can be seen, from wherever it comes. */
export function cleanName(name: string): string {
  if (PLAIN.test(name)) return name
  return name.toWellFormed().replace(BLANKS, ' ').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
}
