-- read by the shared page of earlier boxes
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON box_periods
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
