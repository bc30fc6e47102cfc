import { Box } from '@chakra-ui/react'

/** A button's words, which on a phone only its name says: its icon then needs no more room than itself. */
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
