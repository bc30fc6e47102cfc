import { IconButton, Input, InputGroup, type InputProps } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

type PasswordInputProps = InputProps & { showLabel: string; hideLabel: string }

/** A password field whose content can be shown while typing. */
export function PasswordInput({ showLabel, hideLabel, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const label = isShown ? hideLabel : showLabel
  return (
    <InputGroup
      endElement={
        <IconButton
          type="button"
          variant="ghost"
          size="xs"
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
      endElementProps={{ paddingInline: '1' }}
    >
      <Input {...input} type={isShown ? 'text' : 'password'} />
    </InputGroup>
  )
}
