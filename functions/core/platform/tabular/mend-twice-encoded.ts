/** What windows-1252 makes of the bytes 0x80 to 0x9f; those that it leaves out stay controls. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const BEHIND = `[\\xa0-\\xbf${WINDOWS}]`
/** "Ã³", "Â¡", "â€™", "ï¿½", "ðŸ˜€": what no text of ours has beside each other but by mistake. */
const TWICE = new RegExp(`[ÂÃ]${BEHIND}|[âï]${BEHIND}{2}|ð${BEHIND}{3}`, 'g')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Some systems encode again what was encoded, and some of them twice over. */
const TIMES_MAX = 2

/** A text whose UTF-8 was taken for windows-1252 on its way, as it was written. */
export function mendTwiceEncoded(text: string): string {
  let mended = text
  for (let i = 0; i < TIMES_MAX; i++) mended = mended.replace(TWICE, read)
  return mended
}

function read(letters: string): string {
  const bytes = Uint8Array.from(letters, (letter) => {
    const at = WINDOWS.indexOf(letter)
    return at < 0 ? letter.charCodeAt(0) : 0x80 + at
  })
  try {
    return utf8.decode(bytes)
  } catch {
    return letters
  }
}
