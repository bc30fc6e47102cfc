/** The element with this id. */
export const byId = (id) => document.getElementById(id)

/** A new element with properties and children; text is always text, never markup. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** A console call; throws the message of its refusal. */
export const call = (path, body) => (body ? send('POST', path, JSON.stringify(body)) : send('GET', path))

/** A console call of any method, the body as it is. */
export async function send(method, path, body) {
  const answer = await fetch(`/local/api/${path}`, { method, body })
  const json = await answer.json()
  if (!answer.ok) throw new Error(json.message)
  return json
}

/** What is to be written elsewhere: names and values for a `<dl>`, each value with a button that copies it. */
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

/** Does something and says in a note what came of it, or what went wrong. */
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

/** Asks again and again while the page is seen; a failed round is simply the next one's business. */
export function keepFresh(milliseconds, refresh) {
  const round = async () => {
    if (!document.hidden) await refresh().catch(() => undefined)
    setTimeout(round, milliseconds)
  }
  round()
}
