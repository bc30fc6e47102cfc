import { useEffect, useState } from 'react'
import { toaster } from './toaster.tsx'

const SHOWN_MS = 2_000

/** Copies a value, and says so in a toast, because the small check beside it (`isCopied`) is easy to miss. */
export function useCopy(value: string, copiedLabel: string) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    toaster.create({ type: 'success', title: copiedLabel })
  }
  return { isCopied, copy }
}
