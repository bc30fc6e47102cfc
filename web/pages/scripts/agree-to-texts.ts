/** Sends the form by which somebody agrees to texts; without the check mark it sends nothing. */
export function agreeToTexts() {
  const form = document.querySelector<HTMLFormElement>('form.agree')
  const said = form?.querySelector<HTMLElement>('.said')
  if (!form || !said) return
  const { lang, sent = '', failed = '', which = '', agree = '', asks = '' } = form.dataset
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { name, phone, website, agree: isAgreed, offers } = Object.fromEntries(new FormData(form))
    said.textContent = !name || !phone ? which : isAgreed ? '' : agree
    if (said.textContent) return
    const button = form.querySelector('button')
    if (button) button.disabled = true
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
        body: JSON.stringify({ name, phone, website, question: asks, language: lang, offers: Boolean(offers) }),
      })
      said.textContent = answer.ok ? sent : ((await answer.json()).message ?? failed)
      if (answer.ok) form.reset()
    } catch {
      said.textContent = failed
    }
    if (button) button.disabled = false
  })
}
