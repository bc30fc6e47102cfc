/** Says what happens in a line each, after the seconds since the start. */
export function showSteps(out: NodeJS.WriteStream = process.stdout) {
  const startedAt = performance.now()
  let isCounting = false
  const write = (text: string) =>
    out.write(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}\n`)

  return {
    say(text: string) {
      isCounting = false
      write(text)
    },
    /** How far it is, on a terminal alone: in one line, written over. */
    count(what: string, done: number, of: number) {
      if (!out.isTTY) return
      if (isCounting) out.write('\x1b[1A')
      isCounting = true
      write(`${what}: ${done} of ${of}`)
    },
  }
}
