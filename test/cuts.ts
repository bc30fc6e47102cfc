import type { Page } from 'playwright-core'

/** What of a page is cut off or stands out of its box in its current state: each text once, with how. */
export const cutsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Of a rounded pixel, and of what letters need beside their box. */
    const SLACK = 1.5
    /** A line of which less than this is to be seen, or hidden, isn't cut through. */
    const SLIVER = 3
    const SEEN = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (one: Element) => {
      const known = styles.get(one) ?? getComputedStyle(one)
      styles.set(one, known)
      return known
    }
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const isCutOnPurpose = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    const isBox = ({ backgroundColor, borderRightWidth, borderRightColor }: CSSStyleDeclaration) =>
      !/rgba\(0, 0, 0, 0\)|transparent/.test(backgroundColor) ||
      (borderRightWidth !== '0px' && !/, 0\)|transparent/.test(borderRightColor))

    /** How a line of text is cut, or sticks out, by what it lies in. */
    function wrongWith(line: DOMRect, text: Element): string | undefined {
      let [isInBox, isVerticalOver] = [false, false]
      for (let one: Element | null = text; one && one !== document.documentElement; one = one.parentElement) {
        const style = styleOf(one)
        if (isCutOnPurpose(style) || style.position === 'fixed' || one.tagName === 'svg') return
        const box = one.getBoundingClientRect()
        // Only for screen readers.
        if (box.width <= 1 || style.clipPath !== 'none' || style.clip !== 'auto') return
        if (scrolls(style.overflowX) && one.scrollWidth > one.clientWidth) return
        const right = line.right - box.right
        const left = box.left - line.left
        const isOut = Math.max(right, left) > SLACK && style.display !== 'inline' && style.display !== 'contents'
        if (isOut && clips(style.overflowX)) return 'cut at its side'
        if (isOut && isBox(style) && !isInBox) return 'out of its box'
        if (isBox(style)) isInBox = true
        const hidden = Math.max(line.bottom - box.bottom, box.top - line.top)
        if (!isVerticalOver && clips(style.overflowY) && hidden > SLIVER && line.height - hidden > SLIVER)
          return 'cut through'
        if (scrolls(style.overflowY)) isVerticalOver = true
      }
      return line.right > innerWidth + SLACK || line.left < -SLACK ? 'out of the window' : undefined
    }

    const found = new Set<string>()
    const wider = document.documentElement.scrollWidth - innerWidth
    if (wider > 0) found.add(`the page is wider than the window by ${wider} px`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement]
      if (text === '' || !parent?.checkVisibility(SEEN)) continue
      if (parent.closest('[aria-hidden=true], [inert], svg, textarea, option')) continue
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const wrong = wrongWith(line, parent)
        if (wrong)
          found.add(`${wrong}: “${text.slice(0, 60)}” in .${parent.className || parent.parentElement?.className}`)
      }
    }
    return [...found]
  })
