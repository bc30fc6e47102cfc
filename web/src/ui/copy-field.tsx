import { Clipboard, IconButton, Input, InputGroup } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'

interface CopyFieldProps {
  label: string
  value: string
  copyLabel: string
  copiedLabel: string
}

/** Something to paste elsewhere, with a button that copies it. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  return (
    <Clipboard.Root value={value} timeout={2000}>
      <Clipboard.Label textStyle="sm" fontWeight="medium">
        {label}
      </Clipboard.Label>
      <InputGroup
        marginTop="1.5"
        endElementProps={{ paddingInline: '1' }}
        endElement={
          <Clipboard.Trigger asChild>
            <IconButton type="button" variant="ghost" size="xs" aria-label={`${copyLabel}: ${label}`} title={copyLabel}>
              <Clipboard.Indicator copied={<Check aria-label={copiedLabel} />}>
                <Copy />
              </Clipboard.Indicator>
            </IconButton>
          </Clipboard.Trigger>
        }
      >
        <Clipboard.Input asChild>
          <Input readOnly fontFamily="mono" fontSize="xs" textOverflow="ellipsis" bg="bg.subtle" />
        </Clipboard.Input>
      </InputGroup>
    </Clipboard.Root>
  )
}
