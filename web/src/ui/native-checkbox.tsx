import { Box, type BoxProps, Flex, Text } from '@chakra-ui/react'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

interface NativeCheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: ReactNode
  hintColor?: BoxProps['color']
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with an explanation below it. */
export function NativeCheckbox({ label, hint, hintColor = 'fg.muted', ...input }: NativeCheckboxProps) {
  const id = useId()
  return (
    <Flex gap="3" align="flex-start">
      <Box asChild marginTop="0.5">
        <input type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      </Box>
      <Box>
        <Text asChild fontSize="sm" fontWeight="500">
          <label htmlFor={id}>{label}</label>
        </Text>
        {hint && (
          <Text id={`${id}-hint`} fontSize="sm" color={hintColor} marginTop="0.5">
            {hint}
          </Text>
        )}
      </Box>
    </Flex>
  )
}
