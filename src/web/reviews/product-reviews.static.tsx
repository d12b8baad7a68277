export { ProductReviews as StaticReviews } from './product-reviews.tsx';
