/** A form's initial values, including those typed into the prerendered page before this script loaded. */
export function typedBefore<Values extends Record<string, string>>(values: Values): Values {
  const form = typeof document === 'undefined' ? undefined : document.forms[0]
  const typed = form ? Object.fromEntries(new FormData(form)) : {}
  const kept = Object.entries(typed).filter(([name, value]) => name in values && value !== '')
  return { ...values, ...Object.fromEntries(kept) }
}
