/**
 * Back is back to where on this site the visitor came from; the link itself is for those who came from elsewhere. The
 * same page in the other language takes this one's place, so that it is nowhere to come back to.
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
