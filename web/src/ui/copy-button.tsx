import { Clipboard, IconButton } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'

interface CopyButtonProps {
  /** What is copied, in words. */
  label: string
  copyLabel: string
  copiedLabel: string
}

/** Copies the value of the `Clipboard.Root` around it. */
export function CopyButton({ label, copyLabel, copiedLabel }: CopyButtonProps) {
  return (
    <Clipboard.Trigger asChild>
      <IconButton type="button" variant="ghost" size="xs" aria-label={`${copyLabel}: ${label}`} title={copyLabel}>
        <Clipboard.Indicator copied={<Check aria-label={copiedLabel} />}>
          <Copy />
        </Clipboard.Indicator>
      </IconButton>
    </Clipboard.Trigger>
  )
}
