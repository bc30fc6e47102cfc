import { IconButton } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  /** The name of the copied value, for people. */
  label: string
  value: string
  copyLabel: string
  copiedLabel: string
}

export function CopyButton({ label, value, copyLabel, copiedLabel }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(value, copiedLabel)
  return (
    <IconButton
      type="button"
      variant="ghost"
      size="xs"
      aria-label={`${copyLabel}: ${label}`}
      title={copyLabel}
      onClick={copy}
    >
      {isCopied ? <Check aria-label={copiedLabel} /> : <Copy />}
    </IconButton>
  )
}
