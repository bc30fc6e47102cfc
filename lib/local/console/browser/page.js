/** The element with this id. */
export const byId = (id) => document.getElementById(id)

/** Creates an element with properties and children; text is always text, never markup. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** Calls the console's API; throws the refusal's message. */
export const call = (path, body) => (body ? send('POST', path, JSON.stringify(body)) : send('GET', path))

/** Calls the console's API with any method, sending the body unchanged. */
export async function send(method, path, body) {
  const answer = await fetch(`/local/api/${path}`, { method, body })
  const json = await answer.json()
  if (!answer.ok) throw new Error(json.message)
  return json
}

/** Names and values to paste elsewhere, as items of a `<dl>`, each value with a copy button. */
export const copyable = (lines) =>
  lines.flatMap(([name, value]) => {
    const copy = make('button', { type: 'button', className: 'small', textContent: 'Copy' })
    copy.setAttribute('aria-label', `Copy the ${name}`)
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(value)
      copy.textContent = 'Copied'
      setTimeout(() => {
        copy.textContent = 'Copy'
      }, 1500)
    })
    return [make('dt', { textContent: name }), make('dd', {}, make('code', { textContent: value }), copy)]
  })

/** Runs an action and shows its result, or its error, in a note. */
export async function attempt(note, act) {
  try {
    note.classList.remove('wrong')
    const outcome = await act()
    if (outcome !== undefined) note.textContent = outcome
  } catch (error) {
    note.classList.add('wrong')
    note.textContent = error.message
  }
}

/** Refreshes repeatedly while the page is visible; a failed round is left to the next one. */
export function keepFresh(milliseconds, refresh) {
  const round = async () => {
    if (!document.hidden) await refresh().catch(() => undefined)
    setTimeout(round, milliseconds)
  }
  round()
}
