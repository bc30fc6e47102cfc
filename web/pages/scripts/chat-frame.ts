import type { chatCaller } from './chat-caller.ts'
import type { chatPoll } from './chat-poll.ts'
import type { chatProof } from './chat-proof.ts'
import type { chatSender } from './chat-sender.ts'
import type { chatThread } from './chat-thread.ts'
import type { chatVoice } from './chat-voice.ts'

interface Parts {
  chatCaller: typeof chatCaller
  chatPoll: typeof chatPoll
  chatProof: typeof chatProof
  chatSender: typeof chatSender
  chatThread: typeof chatThread
  chatVoice: typeof chatVoice
}

/** Runs in the frame, with its parts; it uses nothing else outside of itself. */
export function chatFrame(parts: Parts) {
  const { key = '', rows = '{}', words = '{}' } = document.body.dataset
  const t: Record<string, string> = JSON.parse(words)
  const write = document.querySelector('form[data-write]') as HTMLFormElement
  const body = document.querySelector('textarea') as HTMLTextAreaElement
  let page: object | undefined
  let isShown = window.parent === window
  const tellParent = (message: object) => window.parent.postMessage(message, '*')

  const caller = parts.chatCaller(key, JSON.parse(rows))
  const thread = parts.chatThread(t)
  const isSeen = () => isShown && !document.hidden
  const { ask, wake, type, say } = parts.chatPoll({ caller, thread, t, isSeen, tellParent })
  const afterwards = (refusal?: string) => {
    if (refusal) return say(refusal)
    wake()
    tellParent({ lotwire: 'begun' })
    void ask()
  }
  const send = parts.chatSender({ caller, thread, t, pageNow: () => page, afterwards })
  parts.chatProof(caller, t, afterwards)
  const sendFile = (file: File, words: string) => send({ element: thread.showWaiting(words), file })
  const voice = parts.chatVoice(t, (file) => sendFile(file, t.voice ?? ''), say)

  write.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = body.value.trim()
    if (!text) return
    body.value = ''
    body.style.height = ''
    send({ element: thread.showWaiting(text), body: text })
    body.focus()
  })
  body.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    write.requestSubmit()
  })
  body.addEventListener('input', () => {
    type()
    body.style.height = ''
    body.style.height = `${body.scrollHeight + 2}px`
  })
  document.querySelector<HTMLInputElement>('[name=file]')?.addEventListener('change', ({ currentTarget }) => {
    const input = currentTarget as HTMLInputElement
    const [file] = input.files ?? []
    input.value = ''
    if (!file) return
    if (!/^image\//.test(file.type) && file.size > 4 * 1024 * 1024) return say(t.file_large ?? '')
    sendFile(file, file.name)
  })
  document.querySelector('[data-close]')?.addEventListener('click', () => tellParent({ lotwire: 'close' }))
  document.addEventListener('keydown', ({ key: pressed }) => {
    if (pressed === 'Escape') tellParent({ lotwire: 'close' })
  })
  document.addEventListener('visibilitychange', () => void ask())
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || !data?.lotwire) return
    if (data.page) page = data.page
    isShown = data.lotwire === 'open'
    if (isShown) body.focus()
    else voice.drop()
    void ask()
  })
  const name = document.querySelector<HTMLElement>('.name')
  if (name && caller.hasToken()) name.hidden = true
  tellParent({ lotwire: 'ready' })
  void ask()
}
