export interface ChatLine {
  id: string
  by: 'visitor' | 'person' | 'assistant' | 'dealership'
  name: string | null
  body: string
  is_read: boolean
  files: { url: string; name: string; content_type: string }[]
}

/** The thread as the frame draws it: text is only ever text. It uses nothing outside of itself. */
export function chatThread(t: Record<string, string>) {
  const thread = document.querySelector('.thread') as HTMLElement
  const main = document.querySelector('main') as HTMLElement
  const known = new Map<string, HTMLElement>()
  const toEnd = () => {
    main.scrollTop = main.scrollHeight
  }
  const linkTo = (url: string) => {
    const link = document.createElement('a')
    link.href = url
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    return link
  }
  const textOf = (body: string) => {
    const text = document.createElement('p')
    text.dir = 'auto'
    for (const piece of body.split(/(https?:\/\/[^\s]+)/)) {
      if (/^https?:/.test(piece)) {
        const link = linkTo(piece)
        link.textContent = piece
        text.append(link)
      } else text.append(piece)
    }
    return text
  }
  const fileOf = ({ url, name, content_type }: ChatLine['files'][number]) => {
    const link = linkTo(url)
    if (/^image\/(jpeg|png|gif|webp)$/.test(content_type)) {
      const image = document.createElement('img')
      image.src = url
      image.alt = name
      image.addEventListener('load', toEnd)
      link.append(image)
      return link
    }
    link.className = 'file'
    link.textContent = name
    if (!content_type.startsWith('audio/')) return link
    // Its address works for a while.
    const heard = { src: url, controls: true, preload: 'auto' as const, ariaLabel: t.voice ?? '' }
    const sound = Object.assign(document.createElement('audio'), heard)
    // Not every browser plays every kind.
    sound.addEventListener('error', () => sound.replaceWith(link))
    return sound
  }
  const writerOf = ({ by, name }: ChatLine) => {
    if (by === 'visitor') return ''
    return (by === 'assistant' ? t.assistant : name) ?? t.dealer ?? ''
  }
  const fill = (element: HTMLElement, line: ChatLine) => {
    const who = document.createElement('small')
    who.textContent = writerOf(line)
    element.replaceChildren(...(line.body ? [textOf(line.body)] : []), ...line.files.map(fileOf), who)
  }
  const add = (isMine: boolean) => {
    const element = document.createElement('li')
    element.className = isMine ? 'line mine' : 'line theirs'
    thread.append(element)
    return element
  }
  /** True if the line is new. */
  const show = (line: ChatLine) => {
    if (known.has(line.id)) return false
    const element = add(line.by === 'visitor')
    fill(element, line)
    known.set(line.id, element)
    toEnd()
    return true
  }
  const showWaiting = (body: string) => {
    const element = add(true)
    fill(element, { id: '', by: 'visitor', name: null, body, is_read: false, files: [] })
    toEnd()
    return element
  }
  const ids = () => [...known.keys()].sort()
  return { known, fill, show, showWaiting, ids, toEnd }
}
