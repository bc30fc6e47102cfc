/** The button on the dealership's page, in a tree of its own, styled by properties alone. It uses nothing outside of itself. */
export function drawChat() {
  const style = (element: HTMLElement, rules: Record<string, string>) => {
    for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value, 'important')
  }
  const host = document.createElement('div')
  style(host, { position: 'fixed', inset: 'auto 0 0 auto', 'z-index': '2147483000', width: '0', height: '0' })
  const root = host.attachShadow({ mode: 'open' })
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-haspopup', 'dialog')
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const drawn = { viewBox: '0 0 24 24', width: '26', height: '26', fill: 'none', stroke: 'currentColor' }
  for (const [name, value] of Object.entries({ ...drawn, 'stroke-width': '2', 'aria-hidden': 'true' }))
    icon.setAttribute(name, value)
  const bubble = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  bubble.setAttribute('d', 'M21 12a8.5 8.5 0 0 1-8.5 8.5c-1.5 0-3-.4-4.3-1.1L3 21l1.6-5.2A8.5 8.5 0 1 1 21 12z')
  icon.append(bubble)
  const count = document.createElement('span')
  style(button, {
    ...{ all: 'initial', position: 'fixed', right: '20px', bottom: '20px', width: '56px', height: '56px' },
    ...{ display: 'grid', 'place-items': 'center', 'border-radius': '28px', cursor: 'pointer' },
    ...{ background: '#135e68', color: '#fff', 'box-shadow': '0 4px 16px rgb(0 0 0 / 25%)' },
  })
  style(count, {
    ...{
      position: 'absolute',
      top: '-4px',
      right: '-4px',
      'min-width': '22px',
      height: '22px',
      'border-radius': '11px',
    },
    ...{ background: '#b3261e', color: '#fff', font: '700 13px/22px sans-serif', 'text-align': 'center' },
    display: 'none',
  })
  button.append(icon, count)
  button.addEventListener('focus', () => style(button, { outline: '3px solid #6fafb8', 'outline-offset': '3px' }))
  button.addEventListener('blur', () => style(button, { outline: 'none' }))
  root.append(button)
  const showCount = (unread: number) => {
    count.textContent = unread > 9 ? '9+' : String(unread)
    style(count, { display: unread > 0 ? 'block' : 'none' })
  }
  const showFrame = (frame: HTMLIFrameElement | undefined, open: boolean) => {
    const isSmall = window.innerWidth <= 520
    style(button, { display: open && isSmall ? 'none' : 'grid' })
    if (!frame) return
    style(frame, {
      ...{ all: 'initial', position: 'fixed', border: '0', 'color-scheme': 'light dark' },
      ...(isSmall
        ? { inset: '0', width: '100%', height: '100%' }
        : { right: '20px', bottom: '88px', width: '384px', height: 'min(640px, calc(100vh - 108px))' }),
      ...{ 'border-radius': isSmall ? '0' : '16px', 'box-shadow': '0 8px 40px rgb(0 0 0 / 30%)' },
      display: open ? 'block' : 'none',
    })
  }
  return { host, root, button, showCount, showFrame }
}
