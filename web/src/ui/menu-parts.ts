export { Menu } from '@chakra-ui/react'
