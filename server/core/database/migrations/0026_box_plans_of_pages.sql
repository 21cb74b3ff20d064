-- read by the shared page of boxes
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON box_plans
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
