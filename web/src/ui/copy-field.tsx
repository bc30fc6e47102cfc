import { Clipboard, Input, InputGroup } from '@chakra-ui/react'
import { CopyButton } from './copy-button.tsx'
import { sayCopied } from './say-copied.ts'

interface CopyFieldProps {
  label: string
  value: string
  copyLabel: string
  copiedLabel: string
}

/** A value to paste elsewhere, with a copy button. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  return (
    <Clipboard.Root value={value} timeout={2000} onStatusChange={sayCopied(copiedLabel)}>
      <Clipboard.Label textStyle="sm" fontWeight="medium">
        {label}
      </Clipboard.Label>
      <InputGroup
        marginTop="1.5"
        endElementProps={{ paddingInline: '1' }}
        endElement={<CopyButton label={label} copyLabel={copyLabel} copiedLabel={copiedLabel} />}
      >
        <Clipboard.Input asChild>
          <Input readOnly fontFamily="mono" fontSize="xs" bg="bg.subtle" />
        </Clipboard.Input>
      </InputGroup>
    </Clipboard.Root>
  )
}
