import { hasModifier, isInDialog } from './is-typing.ts'

/** A dialog that has not come by then does not come. */
const WAITS_MS = 5_000
/** A field that takes letters. */
const FIELD = 'textarea, input:not([type=radio], [type=checkbox])'

let end: (() => void) | undefined

/**
 * What is typed between the key that opens a dialog and the dialog's taking the focus is written into its first field:
 * it is no reply to a customer, and no command. Where it begins with no field, it is dropped.
 */
export function keepForDialog() {
  // From the palette: it begins as an act is chosen, and the act itself begins it.
  if (end) return
  let text = ''
  const timer = setTimeout(() => end?.(), WAITS_MS)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || hasModifier(event)) return
    if (event.key === 'Escape') return end?.()
    if (event.key.length === 1) text += event.key
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocusIn = (event: FocusEvent) => {
    const target = event.target as HTMLElement
    // The frame itself takes it before its content does.
    if (!isInDialog(event) || target.matches('[role=dialog], [role=alertdialog]')) return
    end?.()
    // As if typed, which React then sees.
    if (text !== '' && target.matches(FIELD)) document.execCommand('insertText', false, text)
  }
  end = () => {
    clearTimeout(timer)
    removeEventListener('keydown', onKeyDown, true)
    document.removeEventListener('focusin', onFocusIn)
    end = undefined
  }
  addEventListener('keydown', onKeyDown, true)
  document.addEventListener('focusin', onFocusIn)
}
