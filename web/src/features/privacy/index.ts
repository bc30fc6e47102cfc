export { SaleFileButton } from './sale-file-button.tsx'
