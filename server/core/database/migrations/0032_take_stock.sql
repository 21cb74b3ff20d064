-- Removes copies from the stock of items, in the order given; the check of the column rejects missing stock. Each item has its
-- own statement: a row that is locked and updated by one statement deadlocks with statements that wait for it, when an order
-- refers to the row meanwhile.
CREATE FUNCTION take_stock(item_ids integer[], quantities integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1 .. cardinality(item_ids) LOOP
    UPDATE items SET stock = stock - quantities[i] WHERE id = item_ids[i];
  END LOOP;
END $$;
