import type { chatCaller } from './chat-caller.ts'
import type { chatThread } from './chat-thread.ts'

interface Waiting {
  element: HTMLElement
  body?: string
  file?: File
}
interface Around {
  caller: ReturnType<typeof chatCaller>
  thread: ReturnType<typeof chatThread>
  t: Record<string, string>
  pageNow: () => object | undefined
  afterwards: (refusal?: string) => void
}

/** Sends what was written, in its order and under an id of its own: sent again it is the same message. It uses nothing outside of itself. */
export function chatSender({ caller, thread, t, pageNow, afterwards }: Around) {
  const name = document.querySelector('.name') as HTMLInputElement
  let line = Promise.resolve()
  let told = ''
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
      // A browser that cannot draw it sends it as it is.
      return photo
    }
  }
  const formOf = async (file: File) => {
    const form = new FormData()
    const blob = /^image\/(jpeg|png|webp|heic)/.test(file.type) ? await smaller(file) : file
    form.append('file', blob, blob === file ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`)
    return form
  }
  const post = async ({ body, file }: Waiting, client_id: string) => {
    const { call, paths } = caller
    await caller.open(pageNow())
    if (file) return call(`${paths.messages}?client_id=${client_id}`, await formOf(file))
    const page = JSON.stringify(pageNow()) === told ? undefined : pageNow()
    const sent = await call(paths.messages, { body, client_id, page, name: name.value.trim() || undefined })
    if (page) told = JSON.stringify(page)
    return sent
  }
  const send = (waiting: Waiting, client_id: string = crypto.randomUUID()) => {
    const said = waiting.element.querySelector('small')
    if (said) said.textContent = t.sending ?? ''
    line = line.then(async () => {
      try {
        const { message } = await post(waiting, client_id)
        if (thread.known.has(message.id)) waiting.element.remove()
        else thread.known.set(message.id, waiting.element)
        thread.fill(waiting.element, message)
        name.hidden = true
        afterwards()
      } catch (error) {
        const again = document.createElement('button')
        again.type = 'button'
        again.textContent = t.failed ?? ''
        again.addEventListener('click', () => {
          again.remove()
          send(waiting, client_id)
        })
        if (said) said.textContent = ''
        waiting.element.append(again)
        afterwards((error as { status?: number }).status ? (error as Error).message : t.trouble)
      }
      thread.toEnd()
    })
  }
  return send
}
