import { Clipboard, IconButton } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'

interface CopyButtonProps {
  /** The name of the copied value, for people. */
  label: string
  copyLabel: string
  copiedLabel: string
}

/** Copies the value of the surrounding `Clipboard.Root`. */
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
