type FormValue = string | number | boolean | undefined | readonly FormValue[] | { readonly [name: string]: FormValue }

/** Nested values as Stripe writes them in forms: `items[0][price]=…`; what is undefined is left out. */
export function asForm(values: Record<string, FormValue>): URLSearchParams {
  const form = new URLSearchParams()
  const add = (name: string, value: FormValue) => {
    if (value === undefined) return
    if (typeof value !== 'object') return form.append(name, String(value))
    for (const [key, each] of Object.entries(value)) add(`${name}[${key}]`, each)
  }
  for (const [name, value] of Object.entries(values)) add(name, value)
  return form
}
