import { Box } from '@chakra-ui/react'

/** A button's text, visually hidden on a phone: the button is then only as wide as its icon. */
export function WideLabel({ text }: { text: string }) {
  return (
    <Box
      as="span"
      css={{ smDown: { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } }}
    >
      {text}
    </Box>
  )
}
