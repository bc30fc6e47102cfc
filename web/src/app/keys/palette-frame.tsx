import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface PaletteFrameProps {
  label: string
  /** Has the focus from the beginning, and again whenever it would leave the frame. */
  field: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog that is there at once. Those of the design system and the browser have the whole page's styles computed
 * anew as they open: up to 100 ms beside a conversation.
 */
export function PaletteFrame({ label, field, onClose, children }: PaletteFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null
    const keepFocus = ({ target }: FocusEvent) => {
      if (!frame.current?.contains(target as Node)) field.current?.focus()
    }
    field.current?.focus()
    // For screen readers too, there is nothing but the palette.
    const page = document.getElementById('root')
    page?.setAttribute('aria-hidden', 'true')
    document.addEventListener('focusin', keepFocus)
    return () => {
      document.removeEventListener('focusin', keepFocus)
      page?.removeAttribute('aria-hidden')
      before?.focus({ preventScroll: true })
    }
  }, [field])
  return createPortal(
    <>
      <div className="palette-backdrop" aria-hidden onClick={onClose} />
      <div
        ref={frame}
        role="dialog"
        aria-modal
        aria-label={label}
        className="palette"
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
      >
        {children}
      </div>
    </>,
    document.body,
  )
}
