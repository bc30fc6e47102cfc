/** Opens the device's share sheet, else a dialog with the link to copy. */
export function offerShare() {
  const button = document.querySelector<HTMLElement>('[data-share]')
  const dialog = document.querySelector<HTMLDialogElement>('.share')
  const copy = dialog?.querySelector<HTMLElement>('[data-copy]')
  const link = dialog?.querySelector('input')
  if (!button || !dialog || !copy || !link) return
  const label = copy.textContent
  let ends: ReturnType<typeof setTimeout> | undefined

  button.addEventListener('click', async () => {
    const { share: url, title, text } = button.dataset
    if (navigator.share) {
      try {
        return await navigator.share({ title, text, url })
      } catch (error) {
        if ((error as Error).name === 'AbortError') return
      }
    }
    dialog.showModal()
    link.select()
  })
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link.value)
    } catch {
      // For older browsers, and pages without https.
      link.select()
      document.execCommand('copy')
    }
    copy.textContent = copy.dataset.copied ?? ''
    clearTimeout(ends)
    ends = setTimeout(() => {
      copy.textContent = label
    }, 2000)
  })
}
