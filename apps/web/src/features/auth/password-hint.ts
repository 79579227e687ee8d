export const passwordHint = 'Password must be at least 8 characters and include uppercase, lowercase, and numbers.';
