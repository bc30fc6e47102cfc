/** Back is back to where on this site the visitor came from; the link itself is for those who came from elsewhere. */
export function goBack() {
  addEventListener('click', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    const isHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1
    if (!isPlain || !isHere || !(event.target as Element).closest('.back')) return
    event.preventDefault()
    history.back()
  })
}
