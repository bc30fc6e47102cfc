/** The bytes 0x80 to 0x9f in windows-1252; undefined ones stay control characters. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const BEHIND = `[\\xa0-\\xbf${WINDOWS}]`
/** "Ã³", "Â¡", "â€™", "ï¿½", "ðŸ˜€": sequences that occur in our texts only by mistake. */
const TWICE = new RegExp(`[ÂÃ]${BEHIND}|[âï]${BEHIND}{2}|ð${BEHIND}{3}`, 'g')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Some systems encode text again that is already encoded, and some do so twice. */
const TIMES_MAX = 2

/** Restores a text whose UTF-8 was read as windows-1252 on its way. */
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
