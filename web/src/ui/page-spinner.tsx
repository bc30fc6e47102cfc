import { Center, Spinner, Text } from '@chakra-ui/react'

/** Waits in the middle of the screen, saying for what. */
export function PageSpinner({ text }: { text?: string }) {
  return (
    <Center minHeight="60dvh" flexDirection="column" gap="4" role="status">
      <Spinner size="lg" borderWidth="3px" color="brand.solid" />
      {text && <Text color="fg.muted">{text}</Text>}
    </Center>
  )
}
