interface Colleague {
  id: string
  name: string
}

/** Whom a note mentions: colleagues whose names stand behind an @ in it. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): string[] =>
  colleagues.filter(({ name }) => name !== '' && text.includes(`@${name}`)).map(({ id }) => id)

/** The beginning of a name that is being written behind an @, and where that stands; undefined elsewhere. */
export function mentionAt(text: string, caret: number): { start: number; written: string } | undefined {
  const before = text.slice(0, caret)
  const found = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/.exec(before)
  const written = found?.[1]
  return written === undefined ? undefined : { start: caret - written.length - 1, written }
}
