-- Payments stand before orders in the order of modules, so their tables no longer declare these references to orders. The
-- database keeps them: disputes, payments, refunds -> orders; payments, refunds -> order_changes; refund_lines -> order_lines.
SELECT 1;
