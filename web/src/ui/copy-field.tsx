import { Box, Input, InputGroup } from '@chakra-ui/react'
import { useId } from 'react'
import { CopyButton } from './copy-button.tsx'

interface CopyFieldProps {
  label: string
  value: string
  copyLabel: string
  copiedLabel: string
}

/** A value to paste elsewhere, with a copy button. */
export function CopyField({ label, value, ...labels }: CopyFieldProps) {
  const id = useId()
  return (
    <div>
      <Box asChild textStyle="sm" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
      </Box>
      <InputGroup
        marginTop="1.5"
        endElementProps={{ paddingInline: '1' }}
        endElement={<CopyButton label={label} value={value} {...labels} />}
      >
        <Input
          id={id}
          readOnly
          value={value}
          fontFamily="mono"
          fontSize="xs"
          bg="bg.subtle"
          onFocus={({ target }) => target.select()}
        />
      </InputGroup>
    </div>
  )
}
