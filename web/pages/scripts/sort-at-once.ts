/** Applies a new sort order as soon as it is chosen; without a script the form's button does. */
export function sortAtOnce() {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'sort') target.form?.requestSubmit()
  })
}
