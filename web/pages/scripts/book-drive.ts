/** Books a test drive: the free times, a code by text, then the appointment, whose page opens. */
export async function bookDrive() {
  const form = document.querySelector<HTMLFormElement>('form[data-drive]')
  const said = form?.querySelector<HTMLElement>('.said')
  const [fields, proof] = form?.querySelectorAll<HTMLElement>('.drive-fields') ?? []
  if (!form || !said || !fields || !proof) return
  const { drive = '', slots = '', code = '', lang, none = '', which = '', sent = '', failed = '' } = form.dataset
  const call = async (path: string, body?: object) => {
    said.textContent = ''
    try {
      const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang }
      const answer = await fetch(path, body && { method: 'POST', headers, body: JSON.stringify(body) })
      const told = await answer.json()
      if (answer.ok) return told
      said.textContent = told.message ?? failed
    } catch {
      said.textContent = failed
    }
  }
  const told = () => ({ ...Object.fromEntries(new FormData(form)), language: lang }) as Record<string, string>
  const on = (name: string, act: () => Promise<void>) => {
    const button = form.querySelector<HTMLButtonElement>(`[${name}]`)
    button?.addEventListener('click', async () => {
      button.disabled = true
      await act()
      button.disabled = false
    })
  }
  on('data-times', async () => {
    const free = await call(slots)
    if (!free) return
    const select = form.querySelector('select')
    const write = (at: string, how: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${lang}-US`, { timeZone: free.timezone, ...how }).format(new Date(at))
    let group: HTMLOptGroupElement | undefined
    for (const { starts_at } of free.data) {
      const day = write(starts_at, { weekday: 'long', month: 'long', day: 'numeric' })
      if (group?.label !== day) {
        group = select?.appendChild(document.createElement('optgroup'))
        if (group) group.label = day
      }
      // A closed list shows the time alone, without its group.
      const time = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
      group?.appendChild(new Option(write(starts_at, time), starts_at))
    }
    fields.hidden = free.data.length === 0
    if (fields.hidden) said.textContent = none
    else form.querySelector('[data-times]')?.remove()
  })
  on('data-ask-code', async () => {
    const { name, phone, language } = told()
    if (!name || !phone) said.textContent = which
    else if (await call(code, { phone, language })) {
      proof.hidden = false
      said.textContent = sent
      form.querySelector<HTMLElement>('[name=code]')?.focus()
    }
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (proof.hidden) return
    const booked = await call(drive, told())
    if (booked) location.assign(booked.path)
  })
  const offer = await call(drive)
  said.textContent = ''
  if (offer?.is_offered) form.closest('section')?.removeAttribute('hidden')
}
