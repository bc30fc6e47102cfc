/** Confirms, moves, and cancels an appointment; the page is read again after each. */
export function changeAppointment() {
  const root = document.querySelector<HTMLElement>('.appointment')
  const said = root?.querySelector<HTMLElement>('.said')
  const list = root?.querySelector<HTMLElement>('.slots')
  if (!root || !said) return
  const { locale, zone: timeZone, failed = '' } = root.dataset

  const post = async (path: string, body?: object) => {
    said.textContent = ''
    try {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
        body: JSON.stringify(body ?? {}),
      })
      if (answer.ok) return location.reload()
      said.textContent = (await answer.json()).message ?? failed
    } catch {
      said.textContent = failed
    }
  }

  for (const button of root.querySelectorAll<HTMLElement>('[data-post]'))
    button.addEventListener('click', () => {
      const { post: path = '', sure } = button.dataset
      if (sure && button.textContent !== sure) {
        button.textContent = sure
        return
      }
      void post(path)
    })

  const opener = root.querySelector<HTMLElement>('[data-slots]')
  opener?.addEventListener('click', async () => {
    if (!list) return
    list.hidden = !list.hidden
    opener.setAttribute('aria-expanded', String(!list.hidden))
    if (list.hidden || list.childElementCount > 0) return
    try {
      const { data } = await (await fetch(opener.dataset.slots ?? '')).json()
      const write = (at: string, form: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { timeZone, ...form }).format(new Date(at))
      if (data.length === 0) list.textContent = list.dataset.none ?? ''
      let day = ''
      let times: HTMLElement | undefined
      for (const { starts_at } of data) {
        const own = write(starts_at, { weekday: 'long', month: 'long', day: 'numeric' })
        if (own !== day) {
          const section = list.appendChild(document.createElement('details'))
          section.open = day === ''
          section.appendChild(document.createElement('summary')).textContent = own
          times = section.appendChild(document.createElement('div'))
          day = own
        }
        const button = document.createElement('button')
        button.textContent = write(starts_at, { hour: 'numeric', minute: '2-digit' })
        button.addEventListener('click', () => post(list.dataset.move ?? '', { starts_at }))
        times?.appendChild(button)
      }
    } catch {
      said.textContent = failed
      list.hidden = true
    }
  })
}
