/** Sends the question form, and passes the `?src=` of the page's link on to it and to prepared texts. */
export function askDealer() {
  const [src] = /^[\w.-]{1,40}$/.exec(new URLSearchParams(location.search).get('src') ?? '') ?? []
  if (src)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.actions a'))
      link.href = link.href.replace(/%5D$/i, `%20${src}%5D`)

  const form = document.querySelector<HTMLFormElement>('form[data-ask]')
  const said = form?.querySelector<HTMLElement>('.said')
  if (!form || !said) return
  form.closest('section')?.removeAttribute('hidden')
  const { ask = '', lang, sent = '', failed = '', which = '' } = form.dataset
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const told = Object.fromEntries(new FormData(form))
    const isMissing = told.name === '' || (told.phone === '' && told.email === '')
    said.textContent = isMissing ? which : ''
    if (isMissing) return form.querySelector<HTMLElement>(told.name === '' ? '[name=name]' : '[name=phone]')?.focus()
    const button = form.querySelector('button')
    if (button) button.disabled = true
    try {
      const answer = await fetch(ask, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
        body: JSON.stringify({ ...told, language: lang, ...(src && { src }) }),
      })
      said.textContent = answer.ok ? sent : ((await answer.json()).message ?? failed)
      if (answer.ok) form.reset()
    } catch {
      said.textContent = failed
    }
    if (button) button.disabled = false
  })
}
