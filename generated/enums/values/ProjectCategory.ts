// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['vinyl', 'cd', 'tape', 'bundle', 'project', 't-shirt', 'hoodie', 'merch', 'accessory'] as const;
