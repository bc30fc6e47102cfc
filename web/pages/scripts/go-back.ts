/**
 * Makes the back link return to the visitor's previous page on this site; the link's own target is for visitors from
 * elsewhere. The same page in the other language replaces this one, so that Back skips it.
 */
export function goBack() {
  addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('.back, .language')
    const isLanguage = link?.classList.contains('language')
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1
    const isHere = window.navigation?.canGoBack ?? cameFromHere
    if (!link || !(isLanguage || isHere)) return
    event.preventDefault()
    if (isLanguage) location.replace(link.href)
    else history.back()
  })
}
