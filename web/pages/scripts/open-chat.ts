import type { drawChat } from './draw-chat.ts'

interface Given {
  origin: string
  key: string
  texts: Record<string, { open: string; close: string; title: string }>
}

/** Runs on the dealership's own page, where it moves nothing: it opens the frame by a button. */
export function openChat({ origin, key, texts }: Given, draw: typeof drawChat) {
  // The dealer's own window has no type for our mark, by which a page with two scripts gets one button.
  const page = window as unknown as { lotwireChat?: string }
  if (page.lotwireChat || window.top !== window) return
  page.lotwireChat = key
  const language = (document.documentElement.lang || navigator.language).slice(0, 2) === 'es' ? 'es' : 'en'
  const t = texts[language]
  if (!t) return
  const { host, root, button, showCount, showFrame } = draw()
  let frame: HTMLIFrameElement | undefined
  let isOpen = false
  let isReady = false
  const tell = () => {
    const lotwire = isOpen ? 'open' : 'closed'
    // Until then it is nobody's page.
    if (isReady)
      frame?.contentWindow?.postMessage({ lotwire, page: { url: location.href, title: document.title } }, origin)
  }
  const show = (open: boolean) => {
    isOpen = open
    button.title = open ? t.close : t.open
    button.setAttribute('aria-label', button.title)
    button.setAttribute('aria-expanded', String(open))
    showFrame(frame, open)
    tell()
    if (open) frame?.focus()
  }
  const load = () => {
    if (frame) return
    frame = document.createElement('iframe')
    frame.title = t.title
    frame.allow = 'microphone'
    frame.src = `${origin}/chat/${key}?lang=${language}`
    root.prepend(frame)
    show(false)
  }
  button.addEventListener('click', () => {
    load()
    show(!isOpen)
  })
  window.addEventListener('resize', () => showFrame(frame, isOpen))
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen) show(false)
  })
  // Whoever has written here hears of an answer also on the next page; without storage, when they open it.
  const mark = `lotwire-chat-${key}`
  const kept = (change?: '1') => {
    try {
      if (change) localStorage.setItem(mark, change)
      return localStorage.getItem(mark)
    } catch {
      return null
    }
  }
  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || !frame || source !== frame.contentWindow) return
    if (data?.lotwire === 'ready') {
      isReady = true
      tell()
    }
    if (data?.lotwire === 'unread') showCount(data.count)
    if (data?.lotwire === 'begun') kept('1')
    if (data?.lotwire !== 'close') return
    show(false)
    button.focus()
  })
  const begin = () => {
    document.body.append(host)
    show(false)
    if (kept()) load()
  }
  const idle = window.requestIdleCallback ?? setTimeout
  if (document.readyState === 'complete') idle(begin)
  else window.addEventListener('load', () => idle(begin))
}
