type Nested = { [name: string]: Nested | string }

/** Stripe's form of nested values: `line_items[0][quantity]=1`. */
export function readForm(text: string): Nested {
  const root: Nested = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter(Boolean)
    const last = names.pop() ?? ''
    let at = root
    for (const name of names) {
      at[name] ??= {}
      at = at[name] as Nested
    }
    at[last] = value
  }
  return root
}
