/** A style sheet without unused custom properties: on any one page, most of the design's hundreds. */
export function usedVariables(css: string): string {
  const declared = /(--[\w-]+):([^;{}]*)(;|(?=\}))/g
  const readIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string)
  const values = new Map<string, string>()
  for (const [, name, value] of css.matchAll(declared)) {
    if (name) values.set(name, `${values.get(name) ?? ''} ${value}`)
  }
  const used = new Set<string>()
  const waiting = readIn(css.replace(declared, ''))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue
    used.add(name)
    waiting.push(...readIn(values.get(name) ?? ''))
  }
  return css.replace(declared, (declaration, name) => (used.has(name) ? declaration : ''))
}
