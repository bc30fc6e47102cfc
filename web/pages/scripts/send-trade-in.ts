/** Sends the photos one by one, made smaller where the browser can, then the rest of the form. */
export function sendTradeIn() {
  const form = document.querySelector<HTMLFormElement>('form.trade-in')
  const said = form?.querySelector<HTMLElement>('.said')
  const button = form?.querySelector('button')
  const input = form?.querySelector<HTMLInputElement>('[name=photos]')
  if (!form || !said || !button || !input) return
  const { send = '', photos: path = '', sending = '', sent = '', failed = '' } = form.dataset
  const language = { 'accept-language': document.documentElement.lang }

  /** At most 2,000 pixels wide or high: a phone's photo fits into one call then. */
  const smaller = async (photo: File): Promise<Blob> => {
    try {
      const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
      const scale = Math.min(1, 2000 / Math.max(picture.width, picture.height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(picture.width * scale)
      canvas.height = Math.round(picture.height * scale)
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? photo), 'image/jpeg', 0.85))
    } catch {
      return photo
    }
  }
  const nameOf = (photo: File, blob: Blob) =>
    blob === photo ? photo.name : `${photo.name.replace(/\.[^.]*$/, '')}.jpg`
  const refusal = async (answer: Response) => {
    const { message, errors } = await answer.json()
    return Object.values(errors ?? {}).flat()[0] ?? message ?? failed
  }

  // What has arrived is not sent again.
  const arrived = new Set<File>()
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    button.disabled = true
    const photos = [...(input.files ?? [])].filter((photo) => !arrived.has(photo))
    try {
      for (const [n, photo] of photos.entries()) {
        said.textContent = sending.replace('{n}', String(n + 1)).replace('{count}', String(photos.length))
        const body = new FormData()
        const blob = await smaller(photo)
        body.append('file', blob, nameOf(photo, blob))
        const answer = await fetch(path, { method: 'POST', headers: language, body })
        if (!answer.ok) throw await refusal(answer)
        arrived.add(photo)
      }
      const { what, vin, mileage, condition } = Object.fromEntries(new FormData(form)) as Record<string, string>
      const [, figure = '', thousands] = /([\d.,]+)\s*(k|mil\b)?/i.exec(mileage ?? '') ?? []
      const miles = thousands ? Math.round(Number(figure.replace(',', '.')) * 1000) : Number(figure.replace(/\D/g, ''))
      const told = {
        ...(what && { what }),
        ...(vin && { vin: vin.replace(/\s/g, '') }),
        ...(miles > 0 && { mileage: miles }),
        ...(condition && { condition }),
      }
      const headers = { ...language, 'content-type': 'application/json' }
      const answer = await fetch(send, { method: 'POST', headers, body: JSON.stringify(told) })
      if (!answer.ok) throw await refusal(answer)
      const thanks = document.createElement('p')
      thanks.className = 'card thanks'
      thanks.setAttribute('role', 'status')
      thanks.textContent = sent
      form.replaceWith(thanks)
      thanks.scrollIntoView({ block: 'center' })
    } catch (told) {
      said.textContent = typeof told === 'string' ? told : failed
    }
    button.disabled = false
  })
}
